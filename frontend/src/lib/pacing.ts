/** How long each line of a log is shown. */
import type { LogLine } from '$generated/wire';

export const SPEED_NAMES = ['calm', 'normal', 'quick', 'off'] as const;
export type Speed = (typeof SPEED_NAMES)[number];

interface Times {
  routine: number;
  /** A piece travels along its trail. */
  move: number;
  /** Something is revealed without words of its own. */
  pulse: number;
  /** A banner comes, stays and goes. */
  banner: number;
  card: number;
  /** Lines of little note that come in a row take so long together at most. */
  row: number;
  /** How a game's own times change. */
  factor: number;
}

/** In milliseconds. */
export const SPEEDS: Record<Speed, Times> = {
  calm: {
    routine: 500,
    move: 700,
    pulse: 500,
    banner: 2800,
    card: 3250,
    row: 7000,
    factor: 1.5,
  },
  normal: {
    routine: 200,
    move: 300,
    pulse: 250,
    banner: 1800,
    card: 2250,
    row: 4000,
    factor: 1,
  },
  quick: {
    routine: 80,
    move: 220,
    pulse: 150,
    banner: 1000,
    card: 1250,
    row: 2000,
    factor: 0.55,
  },
  off: { routine: 0, move: 0, pulse: 0, banner: 0, card: 0, row: 0, factor: 0 },
};

/** Whether a line is hurried where many come in a row. */
function isHurried({ presentation = 'routine' }: LogLine): boolean {
  return presentation === 'routine' || presentation === 'move';
}

/** Say by how much lines of little note are hurried, so that all that wait take no longer than a row may. */
export function hurry(lines: LogLine[], speed: Speed): number {
  const together = lines.filter(isHurried).reduce((sum, line) => sum + usualTime(line, speed), 0);
  return together > SPEEDS[speed].row ? SPEEDS[speed].row / together : 1;
}

/** Say how long a line is shown; lines of little note are hurried. */
export function timeOf(line: LogLine, speed: Speed, hurried = 1): number {
  return usualTime(line, speed) * (isHurried(line) ? hurried : 1);
}

function usualTime({ presentation = 'routine', headline }: LogLine, speed: Speed): number {
  const times = SPEEDS[speed];
  switch (presentation) {
    case 'trivial':
      return 0;
    case 'reveal':
      return headline ? times.banner : times.pulse;
    case 'climax':
      return times.card;
    default:
      return times[presentation];
  }
}
