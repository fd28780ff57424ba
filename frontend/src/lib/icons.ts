/** Small signs in a box of 100, in one colour: `line` is drawn with a pen, `fill` is solid. */
export interface Sign {
  line?: string;
  fill?: string;
  pen?: number;
}

export const ICONS = {
  eye: {
    line: 'M6 50C22 24 78 24 94 50C78 76 22 76 6 50Z',
    fill: 'M35 50a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
  },
  gear: {
    line: 'M50 32a18 18 0 1 0 0 36a18 18 0 1 0 0-36M50 10v16M50 74v16M10 50h16M74 50h16M22 22l11 11M67 67l11 11M78 22L67 33M33 67L22 78',
    pen: 11,
  },
  link: {
    line: 'M33 60l-8 7A14 14 0 0 1 7 46L21 34A14 14 0 0 1 39 35M67 40l8-7A14 14 0 0 1 93 54L79 66A14 14 0 0 1 61 65M38 60L62 40',
  },
  lens: { line: 'M42 14a28 28 0 1 0 0 56a28 28 0 1 0 0-56M63 63L90 90', pen: 10 },
  folder: { line: 'M10 26H38L46 36H90V80H10ZM10 48H90', pen: 7 },
  door: {
    line: 'M26 90V34C26 20 36 10 50 10C64 10 74 20 74 34V90ZM26 40H74M12 90H88',
    fill: 'M59 62a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0',
    pen: 7,
  },
  key: { line: 'M30 32a18 18 0 1 0 0 36a18 18 0 1 0 0-36M48 50H92V66M74 50V64', pen: 9 },
  envelope: { line: 'M12 22H88V78H12ZM12 26L50 56L88 26', pen: 7 },
  tick: { line: 'M18 54L40 76L84 24', pen: 12 },
  undo: { line: 'M34 30H60A22 22 0 0 1 60 74H34', fill: 'M36 10L12 30L36 50Z', pen: 10 },
  back: { line: 'M62 16L28 50L62 84', pen: 10 },
  forward: { line: 'M38 16L72 50L38 84', pen: 10 },
  down: { line: 'M16 36L50 70L84 36', pen: 10 },
  cross: { line: 'M22 22L78 78M78 22L22 78', pen: 11 },
  circle: { line: 'M50 14a36 36 0 1 0 0 72a36 36 0 1 0 0-72', pen: 10 },
  question: {
    line: 'M30 34C30 8 72 10 70 36C68 52 50 50 50 68',
    fill: 'M43 86a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
    pen: 11,
  },
  pencil: { line: 'M16 84L22 62L70 14L86 30L38 78ZM60 24L76 40', pen: 7 },
  plus: { line: 'M50 18V82M18 50H82', pen: 10 },
  flag: { line: 'M24 92V10M24 14C44 4 56 26 80 14V54C56 66 44 44 24 54', pen: 8 },
  scales: { line: 'M50 14V86M28 86H72M18 28H82M18 28L6 60H30ZM82 28L70 60H94Z', pen: 7 },
  cuffs: {
    line: 'M28 36a18 18 0 1 0 0.1 0M72 36a18 18 0 1 0 0.1 0M38 38C44 30 56 30 62 38',
    pen: 9,
  },
  foot: {
    fill: 'M39 11C54 8 62 19 61 34C60 43 57 48 56 56L37 58C36 50 29 43 28 33C25 21 29 13 39 11ZM38 67L56 64C60 78 57 88 49 89C41 90 38 81 38 67Z',
  },
  alley: { line: 'M12 88V17H88V88M34 88V52A16 16 0 0 1 66 52V88', pen: 8 },
  coach: {
    line: 'M21 27H71Q85 29 83 48L78 60H28Q17 50 21 27ZM83 42L96 38M38 36H61V47H38ZM28 59a14 14 0 1 0 .1 0M73 62a13 13 0 1 0 .1 0',
    pen: 6,
  },
  knife: { line: 'M65 40L86 19', fill: 'M12 84L60 36L69 45Q50 71 12 84Z', pen: 12 },
  ticket: { line: 'M10 28H90V42A8 8 0 0 0 90 58V72H10V58A8 8 0 0 0 10 42ZM64 34V66', pen: 7 },
  pause: { line: 'M34 16V84M66 16V84', pen: 14 },
  rewind: { line: 'M82 16L48 50L82 84', fill: 'M14 14H26V86H14Z', pen: 10 },
  leap: { line: 'M18 16L52 50L18 84', fill: 'M74 14H86V86H74Z', pen: 10 },
  'twice-back': { line: 'M48 16L14 50L48 84M86 16L52 50L86 84', pen: 10 },
  'twice-on': { line: 'M52 16L86 50L52 84M14 16L48 50L14 84', pen: 10 },
  play: { fill: 'M26 12L84 50L26 88Z' },
  speech: { line: 'M10 18H90V66H48L26 86V66H10Z', pen: 8 },
  scroll: { line: 'M24 12H82V88H24ZM36 34H70M36 52H70M36 70H58', pen: 7 },
  book: {
    line: 'M50 24C38 14 22 14 10 18V82C22 78 38 78 50 88C62 78 78 78 90 82V18C78 14 62 14 50 24ZM50 24V88',
    pen: 7,
  },
  bars: { line: 'M16 86V56M40 86V30M64 86V44M88 86V14', pen: 13 },
  download: { line: 'M50 10V62M28 42L50 64L72 42M12 68V88H88V68', pen: 9 },
  lamp: {
    line: 'M28 30H72L62 82H38ZM50 8V18M30 30C34 20 40 18 50 18C60 18 66 20 70 30M36 92H64',
    pen: 7,
  },
  clock: { line: 'M50 12a38 38 0 1 0 0 76a38 38 0 1 0 0-76M50 28V52L66 62', pen: 8 },
  person: {
    line: 'M50 12a17 17 0 1 0 0 34a17 17 0 1 0 0-34M16 88C16 66 30 58 50 58C70 58 84 66 84 88Z',
    pen: 9,
  },
  people: {
    line: 'M36 20a14 14 0 1 0 0 28a14 14 0 1 0 0-28M10 84C10 62 22 56 36 56C50 56 62 62 62 84M64 22a13 13 0 0 1 0 26M72 58C84 60 90 68 90 84',
    pen: 8,
  },
  copy: { line: 'M34 30H86V90H34ZM66 30V10H14V70H34', pen: 8 },
  menu: { line: 'M14 26H86M14 50H86M14 74H86', pen: 9 },
  fit: { line: 'M10 34V10H34M66 10H90V34M90 66V90H66M34 90H10V66', pen: 9 },
} satisfies Record<string, Sign>;

export type IconName = keyof typeof ICONS;
export const signs: Record<IconName, Sign> = ICONS;
