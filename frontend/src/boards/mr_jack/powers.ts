/** The powers of the characters, and the sign of each. */
import type { Sign } from '$lib/icons';

/** By the verbs of the choices. */
export const POWERS: Record<string, Sign> = {
  lamp: {
    line: 'M28 34H72L62 84H38ZM30 34C34 22 40 20 50 20C60 20 66 22 70 34M50 8V20M36 94H64',
    pen: 9,
  },
  barricade: { line: 'M12 34H88M12 58H88M26 22V86M74 22V86M34 58L50 34M58 58L74 34', pen: 9 },
  cover: { line: 'M50 14a36 36 0 1 0 0 72a36 36 0 1 0 0-72M34 34L66 66M66 34L34 66', pen: 9 },
  whistle: {
    line: 'M46 42H92V58H74A24 24 0 1 1 46 42M46 42V26',
    fill: 'M40 66a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    pen: 9,
  },
  swap: { line: 'M12 36H82M64 18L84 36L64 54M88 66H18M36 48L16 66L36 84', pen: 9 },
  lantern: { line: 'M26 20L76 50L26 80L38 50Z', pen: 9 },
};

export const POWER_VERBS: ReadonlySet<string> = new Set(Object.keys(POWERS));
