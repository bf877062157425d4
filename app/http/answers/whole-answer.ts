/** Its bytes can be used directly: as a stream they cost more than compressing them. */
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

/** Undefined without a body. */
export async function bytesOf(answer: Response): Promise<Buffer<ArrayBuffer> | undefined> {
  if (answer instanceof WholeAnswer) return answer.whole;
  return answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined;
}
