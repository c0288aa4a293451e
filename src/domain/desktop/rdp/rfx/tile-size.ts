/** The sides of a tile. */
export const TILE_SIDE = 64;
/** The pixels of a tile, and the coefficients of each of its components. */
export const TILE_PIXELS = TILE_SIDE * TILE_SIDE;
