import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import library from "../../../../node_modules/@simplewebauthn/browser/dist/bundle/index.umd.min.js?url&no-inline";
import script from "./ask-passkey.js?url&no-inline";

/**
 * Sends its form with a passkey in place of what the other fields ask for. Hidden until a script knows that the browser has
 * passkeys: React on signed-in screens, `enhance.js` on pages that send no React.
 */
export function PasskeyButton({
  purpose,
  label,
  variant = "plain",
}: {
  purpose: "sign-in" | "prove" | "add";
  label: string;
  variant?: "primary" | "plain";
}) {
  const [isSupported, setIsSupported] = useState(false);
  useEffect(() => setIsSupported("PublicKeyCredential" in window), []);
  return (
    <>
      <input type="hidden" name="passkey" />
      <Button
        // Where there is nothing else to send, Enter in a field means this button.
        type={purpose === "add" ? "submit" : "button"}
        variant={variant}
        hidden={!isSupported}
        data-purpose={purpose}
        data-options={paths.passkeyOptions}
        data-library={library}
        data-script={script}
        onClick={async (press) => {
          press.preventDefault();
          const { currentTarget: button } = press;
          (await import(/* @vite-ignore */ script)).askPasskey(button);
        }}
      >
        {label}
      </Button>
      <p role="status" className="order-last basis-full text-sm empty:sr-only" />
    </>
  );
}
