/** Finding a free place beside something for a pin, a tag or a mark. */
import type { Place } from '$lib/board';
import { distance } from './curves';

export interface Body {
  at: Place;
  radius: number;
}

/** The place around a centre with most room to the bodies about; nearer ones win a tie. */
export function roomBeside(
  centre: Place,
  radius: number,
  distances: number[],
  bodies: Body[],
  within: { width: number; height: number },
): Place {
  let best: Place = [centre[0], centre[1] - (distances[0] ?? 0)];
  let most = -Infinity;
  const near = bodies.filter((body) => {
    const apart = distance(body.at, centre);
    return apart > 0.5 && apart < 90;
  });
  for (const far of distances) {
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn * Math.PI) / 12 + Math.PI / 2;
      const at: Place = [centre[0] + far * Math.cos(angle), centre[1] + far * Math.sin(angle)];
      const out = Math.min(at[0], at[1], within.width - at[0], within.height - at[1]) - radius;
      const free = Math.min(
        out,
        ...near.map((body) => distance(at, body.at) - body.radius - radius),
      );
      const worth = Math.min(free, 4) * 2 - far * 0.09 - turn * 0.004;
      if (worth > most) [best, most] = [at, worth];
    }
  }
  return best;
}
