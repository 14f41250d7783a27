import sharp from "sharp";

/** Files as people send them. */

/** 1200 × 800 as stored, turned by its EXIF to 800 × 1200, with the place where it was taken. */
export const phonePicture = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2f6b4f" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 48/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG of noise, which compresses badly: about three bytes a pixel. */
export const noisePicture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** A JPEG of more than 1.5 MB, which a page makes smaller before it sends it. */
export const largePhoto = async () =>
  sharp(await noisePicture(1600, 1000))
    .jpeg({ quality: 100 })
    .toBuffer();
