import { useCallback, useState, type SubmitEvent } from "react";

/** Whether a file of a form is on its way: who sent the form meanwhile would lose it. */
export function useUploading() {
  const [areas, setAreas] = useState(0);
  const onSending = useCallback(
    (sending: boolean) => setAreas((before) => before + (sending ? 1 : -1)),
    [],
  );
  const uploading = areas > 0;
  return {
    uploading,
    /** For each drop area of the form: one may be done while another still sends. */
    onSending,
    /** Submits once all files are there; until then nothing is judged either. */
    unlessUploading:
      (submit: (event: SubmitEvent<HTMLFormElement>) => unknown) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        if (uploading) event.preventDefault();
        else void submit(event);
      },
  };
}
