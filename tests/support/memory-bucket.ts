/** What uploads use of R2, in memory. Parts of the wrong size and the rest of R2's rules: tests/http, with the real one. */
export class MemoryBucket {
  readonly objects = new Map<string, Uint8Array>();
  readonly underWay = new Map<string, Map<number, Uint8Array>>();
  /** How many objects a list holds at most. */
  pageSize = 1_000;
  /** When every object was uploaded. */
  uploadedAt = new Date();
  #ids = 0;

  async createMultipartUpload(key: string) {
    this.#ids += 1;
    this.underWay.set(`${key} ${this.#ids}`, new Map());
    return { uploadId: String(this.#ids) };
  }

  resumeMultipartUpload(key: string, uploadId: string) {
    const name = `${key} ${uploadId}`;
    const parts = () => {
      const found = this.underWay.get(name);
      if (!found) throw new Error("The specified multipart upload does not exist. (10024)");
      return found;
    };
    return {
      uploadPart: async (partNumber: number, body: ReadableStream) => {
        const bytes = new Uint8Array(await new Response(body).arrayBuffer());
        parts().set(partNumber, bytes);
        return { partNumber, etag: `${partNumber}` };
      },
      complete: async (list: R2UploadedPart[]) => {
        const found = parts();
        this.underWay.delete(name);
        const whole = list.map(({ partNumber }) => found.get(partNumber) ?? new Uint8Array());
        this.objects.set(key, new Uint8Array(Buffer.concat(whole)));
      },
      abort: async () => {
        parts();
        this.underWay.delete(name);
      },
    };
  }

  async put(key: string, value: string | Uint8Array) {
    this.objects.set(key, typeof value === "string" ? new TextEncoder().encode(value) : value);
  }

  async list({ prefix, startAfter = "" }: { prefix: string; startAfter?: string }) {
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > startAfter)
      .sort();
    const objects = keys.slice(0, this.pageSize).map((key) => ({ key, uploaded: this.uploadedAt }));
    return { objects, truncated: keys.length > objects.length };
  }

  async delete(keys: string | string[]) {
    for (const key of [keys].flat()) this.objects.delete(key);
  }

  async head(key: string) {
    const found = this.objects.get(key);
    return found ? { size: found.length } : null;
  }

  async get(key: string, { range }: { range?: { offset: number; length: number } } = {}) {
    const found = this.objects.get(key);
    if (!found) return null;
    const part = range ? found.slice(range.offset, range.offset + range.length) : found;
    return { arrayBuffer: async () => part.buffer, body: new Blob([part.slice()]).stream() };
  }
}
