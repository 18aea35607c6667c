import { createHash } from 'node:crypto';

const modulus = 2n ** 256n;

/** How many records there are, and a hash over all of them that does not depend on their order. */
export interface Fingerprint {
  count: number;
  hash: string;
}

/** Takes records one by one, so that any number fits in memory. */
export class FingerprintBuilder {
  #count = 0;
  #sum = 0n;

  add(record: unknown): void {
    const digest = createHash('sha256').update(JSON.stringify(record)).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${digest}`)) % modulus;
    this.#count += 1;
  }

  get(): Fingerprint {
    return { count: this.#count, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}
