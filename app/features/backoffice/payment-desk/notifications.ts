import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";

export const paymentDeskNotifications = notificationKinds("payment_proposal", {
  made: {
    category: "payment",
    text: ({ name, campaign, held }: { name: string; campaign: string; held: number }) => ({
      title: "A payment waits for a second admin",
      message: `“${name}” of “${campaign}”: ${formatMoney(held)} is held.`,
    }),
    path: paths.admin.payment,
  },
});
