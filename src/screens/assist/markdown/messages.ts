// Messages of code blocks.

export const COPY_CODE = 'Copy code';
