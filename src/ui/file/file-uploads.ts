import { useEffect, useRef, useState } from "react";
import { inOrderOfChoice, movedBy } from "./file-order.ts";

export type UploadedFile = {
  id: string;
  name: string;
  /** Address of a picture to show; without it the file shows by name. */
  previewUrl?: string;
};

/** Sends one file; `progress` takes 0 to 1. Rejects when it failed or was stopped by `signal`. */
export type Upload = (
  file: File,
  options: { progress: (part: number) => void; signal: AbortSignal },
) => Promise<UploadedFile>;

export type RunningUpload = {
  key: number;
  file: File;
  /** 0 to 1. */
  part: number;
  /** What went wrong; absent while running. */
  failure?: string;
};

const FAILED = "올리지 못했어요. 다시 시도해 주세요.";

/**
 * The uploads of one drop area that have not ended. An ended one leaves this list and joins `value` in the order in which
 * they were chosen; those still running when the area goes away are stopped.
 */
export function useFileUploads(options: {
  value: readonly UploadedFile[];
  onChange: (files: UploadedFile[]) => void;
  upload: Upload;
  describeFailure?: (error: unknown) => string;
}) {
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  // By id of a sent file, the key of its upload: keys are given in the order of choice.
  const turns = useRef(new Map<string, number>());
  const latest = useRef(options);
  const files = useRef(options.value);
  useEffect(() => {
    latest.current = options;
    files.current = options.value;
  });
  useEffect(() => {
    const started = stops.current;
    return () => {
      for (const stop of started.values()) stop.abort();
      started.clear();
    };
  }, []);

  function change(key: number, changes: Partial<RunningUpload>) {
    setRunning((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  async function send(key: number, file: File) {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { part: 0, failure: undefined });
    try {
      const uploaded = await latest.current.upload(file, {
        progress: (part) => change(key, { part }),
        signal: stop.signal,
      });
      if (stop.signal.aborted) return;
      turns.current.set(uploaded.id, key);
      // Two that end before the next render must not overwrite each other.
      files.current = inOrderOfChoice(files.current, uploaded, (id) => turns.current.get(id));
      latest.current.onChange([...files.current]);
      setRunning((before) => before.filter((one) => one.key !== key));
    } catch (error) {
      if (!stop.signal.aborted) {
        change(key, { failure: latest.current.describeFailure?.(error) ?? FAILED });
      }
    } finally {
      stops.current.delete(key);
    }
  }

  return {
    running,
    start(chosen: readonly File[]) {
      const added = chosen.map((file) => ({ key: nextKey.current++, file, part: 0 }));
      setRunning((before) => [...before, ...added]);
      for (const { key, file } of added) void send(key, file);
    },
    retry: (one: RunningUpload) => void send(one.key, one.file),
    stop(key: number) {
      stops.current.get(key)?.abort();
      setRunning((before) => before.filter((one) => one.key !== key));
    },
    move(id: string, by: number) {
      files.current = movedBy(files.current, id, by);
      // The order is theirs from now on: what is still on its way comes behind.
      turns.current.clear();
      latest.current.onChange([...files.current]);
    },
    remove(id: string) {
      files.current = files.current.filter((file) => file.id !== id);
      latest.current.onChange([...files.current]);
    },
  };
}
