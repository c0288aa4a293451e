import { UNREADABLE_ANSWER, UNREADABLE_RESULT } from './messages.ts';
import { Refusal } from './refusal.ts';

/** The error of an answer that lacks what it must say. */
export const unreadableAnswer = (): Refusal => new Refusal(200, UNREADABLE_ANSWER);

/** The same for a write, which the proxy has carried out. */
export const unreadableResult = (): Refusal => new Refusal(200, UNREADABLE_RESULT);
