/**
 * A browser engine that is controlled from outside as by a user: with real pointer and key events, and by the content
 * of the page.
 */
export interface Engine {
  /** Opens a window without any data of earlier ones. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Tab {
  goTo(url: string): Promise<void>;
  /** Runs this function in the page. It can only use its arguments. */
  evaluate<T, A extends unknown[]>(look: (...words: A) => T, ...words: A): Promise<T>;
  move(to: Point): Promise<void>;
  /** Clicks with the main button and leaves the pointer there. */
  click(at: Point): Promise<void>;
  wheel(at: Point, down: number): Promise<void>;
  /** Presses keys by their DOM names in this order, and releases them in reverse order. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of the visible page. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export const WINDOW_SIZE = { width: 1280, height: 800 };
