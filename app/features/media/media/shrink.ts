/** The server keeps at most 1,600 px of width; this leaves a portrait as much. In pixels of the longer side. */
const LONGEST = 3200;
const QUALITY = 0.9;

/**
 * A photo from a phone, smaller and upright, so that it takes a fraction of the time on a bad line.
 * @returns the file as it is when the browser cannot do it or nothing is saved
 */
export async function shrink(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, file.type, QUALITY);
    });
    const { name, type, lastModified } = file;
    return blob && blob.size < file.size ? new File([blob], name, { type, lastModified }) : file;
  } catch {
    return file;
  }
}
