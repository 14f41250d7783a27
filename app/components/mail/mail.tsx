import { renderToStaticMarkup } from "react-dom/server";
import type { MailAddresses, MailText, RenderMail } from "~/platform/mail";
import { product } from "~/product";
import { toInitials } from "../ui/avatar";

/** The theme's colours as literal values for mail programs. A test compares them with app/theme.css. */
export const COLOURS = {
  light: {
    paper: "#faf8f3",
    card: "#fffefb",
    ink: "#16211b",
    soft: "#4b5750",
    line: "#e2ddd0",
    leaf: "#0f5c3f",
    "leaf-deep": "#0a3b2a",
    "on-leaf": "#ffffff",
  },
  dark: {
    paper: "#101713",
    card: "#17201b",
    ink: "#eef0e6",
    soft: "#aab5ac",
    line: "#2a362f",
    leaf: "#5fb88b",
    "leaf-deep": "#cfe6d8",
    "on-leaf": "#0c1a13",
  },
} as const;

const { light, dark } = COLOURS;

/** Both parts of a mail. It loads a face at most, which stands beside its name: it reads the same with images off. */
export const renderMail: RenderMail = (mail, addresses) => ({
  text: toPlainText(mail, addresses),
  html: `<!doctype html>${renderToStaticMarkup(<Mail mail={mail} addresses={addresses} />)}`,
});

function toPlainText(
  { text, link, reason }: MailText,
  { link: address, unsubscribe }: MailAddresses,
): string {
  const button = link ? `${link.label}: ${address}` : "";
  const end = unsubscribe ? `${reason}\nUnsubscribe: ${unsubscribe}` : reason;
  return `${[text, button, `-- \n${end}`, product.name].filter(Boolean).join("\n\n")}\n`;
}

interface Props {
  mail: MailText;
  addresses: MailAddresses;
}

/** Uses tables and inline styles, because mail programs support little else. Classes only change the colours. */
function Mail({ mail: { subject, text, face, link, reason }, addresses }: Props) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: light.paper }}>
        <Preheader text={paragraphs[0] ?? ""} />
        <Table className="paper" style={{ backgroundColor: light.paper }}>
          <td align="center" style={{ padding: "24px 12px" }}>
            <Table style={{ maxWidth: 560, textAlign: "left" }}>
              <td style={FONT}>
                <p className="leaf-deep" style={{ ...WORDMARK, color: light["leaf-deep"] }}>
                  {product.name}
                </p>
                <Table
                  className="card"
                  style={{
                    backgroundColor: light.card,
                    border: `1px solid ${light.line}`,
                    borderRadius: 12,
                    borderCollapse: "separate",
                  }}
                >
                  <td className="ink" style={{ ...FONT, padding: 24, color: light.ink }}>
                    {face && <Face name={face.name} picture={addresses.picture} />}
                    <h1 style={{ margin: 0, fontSize: 22, lineHeight: "28px" }}>{subject}</h1>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph} style={{ margin: "16px 0 0", whiteSpace: "pre-line" }}>
                        {paragraph}
                      </p>
                    ))}
                    {link && <MailButton label={link.label} address={addresses.link} />}
                  </td>
                </Table>
                <p className="soft" style={{ ...SMALL, color: light.soft }}>
                  {reason}
                </p>
                <p className="soft" style={{ ...SMALL, color: light.soft }}>
                  {product.company}
                  {addresses.unsubscribe && (
                    <>
                      {" · "}
                      <a
                        href={addresses.unsubscribe}
                        className="soft"
                        style={{ color: light.soft }}
                      >
                        Unsubscribe
                      </a>
                    </>
                  )}
                </p>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

/** The preview text that a mailbox shows beside the subject. The spaces keep the rest of the mail out of it. */
const Preheader = ({ text }: { text: string }) => (
  <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
    {text}
    {"\u00a0\u200c".repeat(80)}
  </div>
);

const Face = ({ name, picture }: { name: string; picture: string | undefined }) => (
  <Table style={{ width: "auto", margin: "0 0 16px" }}>
    <td className="leaf" style={{ ...FACE, backgroundColor: light.leaf }}>
      {picture ? (
        <img src={picture} alt="" width={40} height={40} style={{ ...FACE, display: "block" }} />
      ) : (
        <span aria-hidden="true" className="on-leaf" style={{ color: light["on-leaf"] }}>
          {toInitials(name)}
        </span>
      )}
    </td>
    <td className="ink" style={{ ...FONT, padding: "0 12px", fontWeight: 700, color: light.ink }}>
      {name}
    </td>
  </Table>
);

const MailButton = ({ label, address }: { label: string; address: string | undefined }) => (
  <Table style={{ width: "auto", margin: "24px 0 0", borderCollapse: "separate" }}>
    <td className="leaf" style={{ backgroundColor: light.leaf, borderRadius: 8 }}>
      <a href={address} className="on-leaf" style={{ ...BUTTON, color: light["on-leaf"] }}>
        {label}
      </a>
    </td>
  </Table>
);

interface TableProps {
  className?: string;
  style?: React.CSSProperties;
  /** The cells of its row. */
  children: React.ReactNode;
}

/** A layout table with one row. Screen readers read it as plain text. */
const Table = ({ className, style, children }: TableProps) => (
  <table
    role="presentation"
    cellPadding={0}
    cellSpacing={0}
    className={className}
    style={{ width: "100%", borderCollapse: "collapse", ...style }}
  >
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
);

const FONT = {
  fontFamily: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  fontSize: 16,
  lineHeight: "24px",
};
const FACE = {
  ...FONT,
  width: 40,
  height: 40,
  borderRadius: 10,
  fontWeight: 700,
  textAlign: "center",
} as const;
const SMALL = { ...FONT, margin: "16px 0 0", fontSize: 13, lineHeight: "18px" };
const WORDMARK = { ...FONT, margin: "0 0 16px", fontSize: 20, fontWeight: 700 };
const BUTTON = {
  ...FONT,
  display: "inline-block",
  padding: "12px 20px",
  fontWeight: 700,
  textDecoration: "none",
};

const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .leaf { background-color: ${dark.leaf} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .leaf-deep { color: ${dark["leaf-deep"]} !important; }
  .on-leaf { color: ${dark["on-leaf"]} !important; }
}`;
