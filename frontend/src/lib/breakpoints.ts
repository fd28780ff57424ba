/**
 * The widths at which the layout changes, for scripts and style sheets alike.
 * A component's style says `@media (--phone)`; vite.config.ts replaces the name by its query.
 */
export const BREAKPOINTS = {
  /** A phone: one column. */
  phone: '(max-width: 760px)',
  /** A phone or an upright tablet: the board fills the screen, with a drawer below it. */
  stacked:
    '(max-width: 560px), (max-width: 760px) and (min-height: 561px), (max-width: 1100px) and (orientation: portrait)',
  /** A small window: fewer columns. */
  narrow: '(max-width: 1100px)',
  /** A phone on its side: what is asked comes first, and little else has room. */
  flat: '(max-height: 560px)',
  /** A low screen: no room for lists beside or below the board. */
  low: '(max-height: 700px)',
  /** A high screen: room for what is in the log or a table as well. */
  high: '(min-height: 1000px)',
  /** A panel beside the board that is not high. */
  shallow: '(max-height: 999px) and (min-width: 1101px)',
  /** The board beside its panel has no room for a column of its own. */
  slim: '(max-width: 1240px)',
} as const;

/** Put the queries of `BREAKPOINTS` in the place of their names in a style sheet. */
export function withBreakpoints(css: string): string {
  return css.replace(/@media \(--([a-z]+)\)/g, (whole, name: string) =>
    name in BREAKPOINTS ? `@media ${BREAKPOINTS[name as keyof typeof BREAKPOINTS]}` : whole,
  );
}
