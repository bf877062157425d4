import { Pool } from "undici";

export interface Load {
  origin: string;
  path: string;
  headers: Record<string, string>;
  status: number;
  requests: number;
  connections?: number;
}

/** As many as a small server sees at its busiest. */
const manyConnections = 32;

/**
 * Requests one address repeatedly, over 32 connections by default.
 * @returns the 99th percentile in milliseconds, and the bytes of a body
 * @throws Error at an answer of another status
 */
export async function sendLoad({
  origin,
  path,
  headers,
  status,
  requests,
  connections = manyConnections,
}: Load): Promise<{ p99: number; bytes: number }> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const times: number[] = [];
  let left = requests;
  let bytes = 0;
  const visitor = async () => {
    while (left-- > 0) {
      const startedAt = performance.now();
      const answer = await pool.request({ path, method: "GET", headers });
      bytes = (await answer.body.arrayBuffer()).byteLength;
      times.push(performance.now() - startedAt);
      if (answer.statusCode !== status) throw new Error(`${origin}${path} answered ${answer.statusCode}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, visitor));
  } finally {
    await pool.close();
  }
  times.sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)]!, bytes };
}
