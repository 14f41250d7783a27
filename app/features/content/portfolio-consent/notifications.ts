import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";

interface ConsentAnswered {
  company: string;
  title: string;
}

export const portfolioNotifications = notificationKinds("portfolio", {
  asked: {
    category: "content",
    text: ({ athleteName, title }: { athleteName: string; title: string }) => ({
      title: `${athleteName}: may “${title}” be in their portfolio?`,
      message: `They would like to show “${title}” in a public portfolio. You can allow it or decline.`,
    }),
    path: paths.brand.content,
  },
  allowed: {
    category: "content",
    text: ({ company, title, fits }: ConsentAnswered & { fits: boolean }) => ({
      title: `${company}: “${title}” allowed in your portfolio`,
      message: `They're happy for you to show “${title}”. ${fits ? "It's now in your portfolio." : "Your portfolio is full. Remove an item, then add it from the content's page."}`,
    }),
    path: paths.athlete.content,
  },
  declined: {
    category: "content",
    text: ({ company, title }: ConsentAnswered) => ({
      title: `${company}: “${title}” not allowed in your portfolio`,
      message: `They would rather not have “${title}” in your portfolio.`,
    }),
    path: paths.athlete.content,
  },
  taken_back: {
    category: "content",
    text: ({ company, title }: ConsentAnswered) => ({
      title: `${company}: “${title}” removed from your portfolio`,
      message: `They no longer want “${title}” in your portfolio, so we've taken it out.`,
    }),
    path: paths.athlete.content,
  },
});
