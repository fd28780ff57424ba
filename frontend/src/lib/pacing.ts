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
  /** What one side does in a row takes about so long together, without cards. */
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

/** Where much waits, a line may be shown for this share of its usual time, but no less. */
const LITTLE = 0.35;
const BANNER = 0.5;

/** Say by how much lines are hurried, so that all that wait are shown in what is left of a row's time. */
export function hurry(lines: LogLine[], speed: Speed, spent: number): number {
  const together = lines.reduce(
    (sum, line) => sum + (line.presentation === 'climax' ? 0 : usualTime(line, speed)),
    0,
  );
  const left = Math.max(0, SPEEDS[speed].row - spent);
  return together > left ? left / together : 1;
}

/** Say how long a line is shown: what is revealed is hurried less than the rest, a card never. */
export function timeOf(line: LogLine, speed: Speed, hurried = 1): number {
  const { presentation, headline } = line;
  if (presentation === 'climax') return usualTime(line, speed);
  return usualTime(line, speed) * Math.max(hurried, headline ? BANNER : LITTLE);
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
