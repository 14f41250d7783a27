import { filesOf, paths } from "~/paths";

export const filesOfPortfolio = {
  ...filesOf(paths.athlete.portfolio),
  part: paths.athlete.uploadPart,
};
