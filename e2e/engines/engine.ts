/** A browser that the tests control like a user: with real pointer and key events. */
export interface Engine {
  /** Opens a new window that shares no data with earlier windows. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Tab {
  goTo(url: string): Promise<void>;
  /** Runs a function in the page. It cannot use variables outside it, only its arguments. */
  evaluate<T, A extends unknown[]>(pageFunction: (...args: A) => T, ...args: A): Promise<T>;
  move(position: Point): Promise<void>;
  /** Clicks with the main button. The pointer stays at the position. */
  click(position: Point): Promise<void>;
  /** Scrolls with the mouse wheel, in pixels. Positive values scroll down. */
  wheel(position: Point, deltaY: number): Promise<void>;
  /** Presses keys in this order, and releases them in reverse order. The names are those of `KeyboardEvent.key`. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of the visible page. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export const WINDOW_SIZE = { width: 1280, height: 800 };
