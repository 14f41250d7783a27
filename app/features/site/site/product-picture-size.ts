/** The size in which the pictures of the product are shown; scripts/product-pictures.ts makes them larger. */
export const PRODUCT_PICTURE = { width: 400, height: 560 };
