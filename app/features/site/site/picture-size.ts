/** In which a product picture is shown; scripts/product-pictures.ts makes it larger. */
export const PICTURE_SIZE = { width: 400, height: 560 };
