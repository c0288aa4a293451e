// The cases of `npm test`: each fault on some page, on both lines.
import { nameOf, type Case } from './cases.ts';
import type { Visit } from './visits.ts';

export interface FaultOptions {
  faultCases: 'chosen' | 'every';
}

/** By the title of a visit. */
const CHOSEN: Readonly<Record<string, readonly RegExp[]>> = {
  servers: [/^GET \S+\/nodes: /],
  support: [/\/context: (HTML 200|hang|401|403 of an ended session)$/],
  terminal: [/\/connect(\/ws)?: /],
};

export const isInGate = ({ title }: Visit): boolean => Object.hasOwn(CHOSEN, title);

export const chosenCases = ({ title }: Visit, cases: readonly Case[]): Case[] =>
  cases.filter((one) => CHOSEN[title]?.some((pattern) => pattern.test(nameOf(one))));
