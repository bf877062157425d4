import type { Adapter, AdapterPayload } from "oidc-provider";

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** A bounded number of pending logins, oldest out first. After a restart they have to be started again. */
export function createMemory(mostEntries = 5000): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function find(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  function store(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > mostEntries) entries.delete(entries.keys().next().value!);
  }

  return (model) => ({
    async upsert(id, payload, expiresInSeconds) {
      store(`${model}:${id}`, { payload, expiresAt: Date.now() + (expiresInSeconds || 3600) * 1000 });
    },
    find: async (id) => find(`${model}:${id}`),
    async findByUid(uid) {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(`${model}:`) && payload.uid === uid) return find(key);
      }
      return undefined;
    },
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
