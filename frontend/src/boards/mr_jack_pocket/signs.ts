/** The signs on tokens and cards. */
import type { Sign } from '$lib/icons';

export const SIGNS: Record<string, Sign> = {
  hourglass: {
    fill: 'M24 10H76V19H24ZM24 81H76V90H24ZM37 31H63C61 39 53 42 50 48C47 42 39 39 37 31ZM36 79C37 70 46 68 50 60C54 68 63 70 64 79Z',
    line: 'M30 19C30 38 45 42 45 50C45 58 30 62 30 81H70C70 62 55 58 55 50C55 42 70 38 70 19Z',
    pen: 5,
  },
  magnifier: {
    fill: 'M64 59L88 83C91 87 86 92 82 89L59 64Z',
    line: 'M18 40a24 24 0 1 0 48 0a24 24 0 1 0-48 0M58 54L66 62',
    pen: 8,
  },
  knife: {
    fill: 'M92 8L60 64L36 40ZM6 85a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 78L38 54L46 62L22 88Z',
    line: 'M28 36L64 72',
    pen: 9,
  },
  exchange: {
    fill: 'M68 40L78 54L88 40ZM32 60L22 46L12 60Z',
    line: 'M12 12h30v30h-30ZM58 58h30v30h-30ZM54 22C70 20 78 28 78 44M46 78C30 80 22 72 22 56',
    pen: 6,
  },
  rotation: {
    fill: 'M58 6L76 21L56 31ZM42 94L24 79L44 69Z',
    line: 'M34 34h32v32h-32ZM20 60A34 34 0 0 1 62 17M80 40A34 34 0 0 1 38 83',
    pen: 6,
  },
  joker: {
    fill: 'M22 70C24 52 20 40 6 44C8 26 30 20 40 40C42 26 42 18 38 10C56 8 66 22 60 40C70 20 92 26 94 44C80 40 76 52 78 70ZM0 49a7 7 0 1 0 14 0a7 7 0 1 0-14 0M29 9a7 7 0 1 0 14 0a7 7 0 1 0-14 0M86 49a7 7 0 1 0 14 0a7 7 0 1 0-14 0M18 74H82L70 94L59 78L50 94L41 78L30 94Z',
  },
  alibi: {
    fill: 'M38 37a12 12 0 1 0 24 0a12 12 0 1 0-24 0M31 68C32 54 42 51 50 51C58 51 68 54 69 68Z',
    line: 'M22 10h56v80h-56ZM32 79H68',
    pen: 6,
  },
};
