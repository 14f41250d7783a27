import { filesOf, paths } from "~/paths";

export const filesOfContent = (contentId: string) => ({
  ...filesOf(paths.athlete.content(contentId)),
  part: paths.athlete.uploadPart,
  poster: paths.athlete.uploadPoster,
});

export function polishedFilesOf(contentId: string, fileId: string) {
  const form = paths.admin.polishedFile(contentId, fileId);
  const { uploadPart: part, uploadPoster: poster } = paths.admin;
  return { ...filesOf(form), form, part, poster };
}
