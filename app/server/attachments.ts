import {
  evidenceForStaff,
  evidenceOfSide,
  evidenceTarget,
} from "~/features/disputes/evidence.server";
import type { AttachmentTarget } from "~/features/media/attachments.server";
import type { ServedFiles } from "~/features/media/serve";
import { messageFiles, messageFileTarget } from "~/features/messages/files.server";
import {
  athleteDocuments,
  brandDocuments,
  documentsForStaff,
} from "~/features/verification/documents.server";

/** What people attach files to. Each entry is made by the feature that owns the target. */
export const ATTACHMENT_TARGETS: readonly AttachmentTarget[] = [
  messageFileTarget,
  evidenceTarget,
  athleteDocuments,
  brandDocuments,
];

/** Who opens files, by address. A file with a public name is open to everyone: media/public.server.ts. */
export const SERVED_FILES: readonly ServedFiles[] = [
  messageFiles,
  evidenceOfSide,
  evidenceForStaff,
  documentsForStaff,
];
