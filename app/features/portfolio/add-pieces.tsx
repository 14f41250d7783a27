import { paths } from "~/paths";
import { UploadForm } from "../media/upload-form";

const TARGET = {
  form: paths.athlete.portfolioFiles,
  start: paths.athlete.portfolioUploads,
  step: paths.athlete.portfolioUpload,
  part: paths.athlete.uploadPart,
};

/** Adds files. */
export const AddPieces = ({ room }: { room: number }) => (
  <div className="flex flex-col gap-3">
    <UploadForm target={TARGET} label="Add pictures or clips" several />
    <p className="text-sm text-soft">
      {room === 1 ? "Room for 1 more." : `Room for ${room} more.`}
    </p>
  </div>
);
