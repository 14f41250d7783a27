import { contentFiles, filesToPolish } from "~/features/content/file-access.server";
import { contentFileTarget } from "~/features/content/files.server";
import { polishedFileTarget } from "~/features/content/polished-files.server";
import {
  evidenceForStaff,
  evidenceOfSide,
  evidenceTarget,
} from "~/features/disputes/evidence.server";
import type { AttachmentTarget } from "~/features/media/attachments.server";
import type { ServedFiles } from "~/features/media/serve";
import { messageFiles, messageFileTarget } from "~/features/messages/files.server";
import { reportedFiles } from "~/features/moderation/report-files.server";
import { PICTURE_TARGETS } from "~/features/pictures/commands.server";
import { portfolioTarget } from "~/features/portfolio/commands.server";
import { screenshotTarget } from "~/features/posts/save-figures.server";
import {
  athleteDocuments,
  brandDocuments,
  documentsForStaff,
} from "~/features/verification/documents.server";

/** What people attach files to. Each entry is made by the feature that owns the target. */
export const ATTACHMENT_TARGETS: readonly AttachmentTarget[] = [
  contentFileTarget,
  polishedFileTarget,
  portfolioTarget,
  messageFileTarget,
  evidenceTarget,
  athleteDocuments,
  brandDocuments,
  screenshotTarget,
  ...PICTURE_TARGETS,
];

/** Who opens files, by address. A file with a public name is open to everyone: media/public.server.ts. */
export const SERVED_FILES: readonly ServedFiles[] = [
  contentFiles,
  filesToPolish,
  messageFiles,
  evidenceOfSide,
  evidenceForStaff,
  documentsForStaff,
  reportedFiles,
];
