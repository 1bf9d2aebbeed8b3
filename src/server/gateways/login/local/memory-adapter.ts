import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

/** What one local provider has under way, in memory: each provider its own, so that none knows another's codes. */
export function memoryAdapters(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  const find = (matches: (payload: AdapterPayload) => boolean) => [...kept.values()].find(matches);
  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload) => void kept.set(keyOf(id), payload),
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => find((payload) => payload.kind === model && payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = kept.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
