/** A browser engine that is driven from outside, as a user would: pointer and keys are real, and what is looked at is the page. */
export interface Engine {
  /** A window of its own, with nothing kept from earlier ones. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Tab {
  goTo(url: string): Promise<void>;
  /** Runs this function in the page; it can reach nothing of the test but its arguments. */
  evaluate<T, A extends unknown[]>(look: (...words: A) => T, ...words: A): Promise<T>;
  move(to: Point): Promise<void>;
  /** With the main button, where the pointer is then left. */
  click(at: Point): Promise<void>;
  wheel(at: Point, down: number): Promise<void>;
  /** Keys by their names in the DOM, held in this order and released in the other. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of what is to be seen. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export const WINDOW_SIZE = { width: 1280, height: 800 };
