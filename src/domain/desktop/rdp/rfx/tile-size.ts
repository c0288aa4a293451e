/** The side length of a tile in pixels. */
export const TILE_SIDE = 64;
/** The number of pixels in a tile, and of coefficients in each component. */
export const TILE_PIXELS = TILE_SIDE * TILE_SIDE;
