import { localVariables, portsFrom } from "../stack.mjs";
import type { Clients } from "./consent";

const {
  INSTAGRAM_CLIENT_ID,
  INSTAGRAM_CLIENT_SECRET,
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
  TIKTOK_CLIENT_KEY,
  TIKTOK_CLIENT_SECRET,
} = localVariables(portsFrom(0), { appEnv: "development" });

/** The apps that the Worker has at the local providers. */
export const LOCAL_CLIENTS: Clients = {
  instagram: { id: INSTAGRAM_CLIENT_ID, secret: INSTAGRAM_CLIENT_SECRET },
  youtube: { id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET },
  tiktok: { id: TIKTOK_CLIENT_KEY, secret: TIKTOK_CLIENT_SECRET },
};
