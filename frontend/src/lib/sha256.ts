/** SHA-256 of a text, as hexadecimal digits. Browsers offer theirs over https only. */
const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits behind the point of a root of each prime, as the standard has them. */
function prepare(): void {
  let found = 0;
  for (let number = 2; found < 64; number += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) {
      if (number % factor === 0) isPrime = false;
    }
    if (!isPrime) continue;
    if (found < 8) START[found] = (Math.sqrt(number) % 1) * 2 ** 32;
    K[found] = (Math.cbrt(number) % 1) * 2 ** 32;
    found += 1;
  }
}
prepare();

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) << 6) + 64));
  bytes.forEach((byte, place) => view.setUint8(place, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

export function sha256(text: string): string {
  const message = padded(text);
  const hash = START.slice();
  const words = new Uint32Array(64);
  const at = (list: Uint32Array, place: number) => list[place] ?? 0;
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let place = 0; place < 64; place += 1) {
      if (place < 16) {
        words[place] = message.getUint32(block + place * 4);
        continue;
      }
      const early = at(words, place - 15);
      const late = at(words, place - 2);
      words[place] =
        at(words, place - 16) +
        at(words, place - 7) +
        (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
        (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    }
    const state = Array.from(hash);
    for (let place = 0; place < 64; place += 1) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      const one =
        h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        at(K, place) +
        at(words, place);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      state.pop();
      state[4] = (d + one) | 0;
      state.splice(0, 4, (one + two) | 0, a, b, c);
      state.splice(5, 3, e, f, g);
    }
    state.forEach((word, place) => (hash[place] = at(hash, place) + word));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}
