/** What the drawing of Letters from Whitechapel reads from a view. */
import type { WhitechapelNotebook, WhitechapelView } from '$generated/whitechapel';
import type { BoardProps, ElementId, SideProps } from '$lib/board';

export type WhitechapelProps = BoardProps<WhitechapelView, WhitechapelNotebook>;
export type WhitechapelSideProps = SideProps<WhitechapelView, WhitechapelNotebook>;

/** How the nights are numbered. */
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];
export const JACK = 0;

export const nameOf = (id: ElementId) => id.slice(id.indexOf('-') + 1);

/** The circle where Jack is, if the viewer knows it. */
export const jackAt = (view: WhitechapelView) => view.log.at(-1)?.circle ?? null;

/** The night in which each murder is, counted from 0. */
export const murderNights = (view: WhitechapelView) =>
  view.murders.flatMap((count, night) => Array.from({ length: count }, () => night));
