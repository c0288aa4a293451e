/** The sides of a tile. */
export const TILE = 64;
/** The pixels of a tile, and the coefficients of each of its components. */
export const COUNT = TILE * TILE;
