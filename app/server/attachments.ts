import { reportedFiles } from "~/features/backoffice/moderation/reports.server";
import { messageFiles, messageFileTarget } from "~/features/communication/messages/files.server";
import { contentFiles, filesToPolish } from "~/features/content/content/file-access.server";
import { contentFileTarget } from "~/features/content/content/files.server";
import { polishedFileTarget } from "~/features/content/content/polished-files.server";
import { screenshotTarget } from "~/features/content/posts/save-figures.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import type { ServedFiles } from "~/features/media/media/serve";
import {
  evidenceForStaff,
  evidenceOfSide,
  evidenceTarget,
} from "~/features/money/disputes/evidence.server";
import { PICTURE_TARGETS } from "~/features/profiles/pictures/commands.server";
import { portfolioTarget } from "~/features/profiles/portfolio/commands.server";
import {
  athleteDocuments,
  brandDocuments,
  documentsForStaff,
} from "~/features/profiles/verification/documents.server";

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

/** Who opens files, by address. A file with a public name is open to everyone: media/files.server.ts. */
export const SERVED_FILES: readonly ServedFiles[] = [
  contentFiles,
  filesToPolish,
  messageFiles,
  evidenceOfSide,
  evidenceForStaff,
  documentsForStaff,
  reportedFiles,
];
