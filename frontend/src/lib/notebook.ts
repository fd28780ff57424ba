/** Any game's notebook as pages of lines: weights as bars, lists as names, the rest as words. */
import { spoken } from './words.svelte';
import type { Element, ElementId, Notebook, Text } from '$generated/wire';

export interface Bar {
  id: string;
  weight: number;
}

export type Part =
  | { kind: 'bars'; field: string; bars: Bar[] }
  | { kind: 'names'; field: string; names: string[] }
  | { kind: 'texts'; field: string; texts: { id: string; text: Text }[] }
  | { kind: 'groups'; field: string; groups: { id: string; bars: Bar[] }[] }
  | { kind: 'records'; field: string; records: Record<string, unknown>[] }
  | { kind: 'value'; field: string; value: string | number | boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isText = (value: unknown): value is Text => isRecord(value) && typeof value.key === 'string';

/** The parts of a notebook in its own order; empty ones are left out. */
export function partsOf(notebook: Notebook): Part[] {
  const parts: Part[] = [];
  for (const [field, value] of Object.entries(notebook)) {
    if (field === 'game' || field === 'exact') continue;
    const part = partOf(field, value);
    if (part) parts.push(part);
  }
  return parts;
}

function partOf(field: string, value: unknown): Part | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return listed(field, value);
  if (isRecord(value)) return weighed(field, Object.entries(value));
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { kind: 'value', field, value };
  }
  return null;
}

function listed(field: string, items: unknown[]): Part | null {
  if (items.length === 0) return null;
  if (items.every(isRecord)) return { kind: 'records', field, records: items };
  return { kind: 'names', field, names: items.map(String) };
}

function weighed(field: string, entries: [string, unknown][]): Part | null {
  if (entries.length === 0) return null;
  const first = entries[0]?.[1];
  if (typeof first === 'number') return { kind: 'bars', field, bars: barsOf(entries) };
  if (isText(first)) {
    const texts = entries.flatMap(([id, text]) => (isText(text) ? [{ id, text }] : []));
    return { kind: 'texts', field, texts };
  }
  const groups = entries.flatMap(([id, inner]) =>
    isRecord(inner) ? [{ id, bars: barsOf(Object.entries(inner)) }] : [],
  );
  return groups.length > 0 ? { kind: 'groups', field, groups } : null;
}

function barsOf(entries: [string, unknown][]): Bar[] {
  const bars = entries.map(([id, weight]) => ({ id, weight: Number(weight) }));
  return bars.filter((bar) => bar.weight > 0).sort((a, b) => b.weight - a.weight);
}

/** The first weight that a notebook gives to an element, if it gives one. */
export function weightOf(notebook: Notebook | null, id: ElementId): number | null {
  for (const part of notebook ? partsOf(notebook) : []) {
    const bar = part.kind === 'bars' ? part.bars.find((other) => other.id === id) : undefined;
    if (bar) return bar.weight;
  }
  return null;
}

export function byId(elements: Element[]): Map<ElementId, Element> {
  return new Map(elements.map((element) => [element.id, element]));
}

/** Sums of weights come a little short of one. */
const CERTAIN = 1 - 1e-9;

/** A share of one as a percentage that never says 0 of what is possible. */
export function percent(weight: number): string {
  const written = (share: number) => share.toLocaleString(spoken(), { style: 'percent' });
  if (weight > 0 && weight < 0.005) return `<${written(0.01)}`;
  if (weight < CERTAIN && weight > 0.995) return `>${written(0.99)}`;
  return written(weight);
}
