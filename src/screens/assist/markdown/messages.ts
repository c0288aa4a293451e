// What a block of code offers.

export const COPY_CODE = 'Copy code';
