export const COPY_CODE = 'Copy code';
