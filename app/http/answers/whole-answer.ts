/**
 * An answer whose body is all there. Whoever knows of it takes the bytes as they are: as a stream, which a body is otherwise, they
 * cost more than it takes to pack them.
 */
export class WholeAnswer extends Response {
  readonly whole: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>, init?: ResponseInit) {
    super(null, init);
    this.whole = bytes;
  }

  override get body() {
    return new Response(this.whole).body;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.whole).arrayBuffer();
  }

  override async text(): Promise<string> {
    return this.whole.toString();
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.whole.toString());
  }
}

/** @returns the whole body of an answer; undefined where it has none */
export async function bytesOf(answer: Response): Promise<Buffer<ArrayBuffer> | undefined> {
  if (answer instanceof WholeAnswer) return answer.whole;
  return answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined;
}
