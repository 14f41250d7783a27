/** @param says the sentences of `paymentTiming` */
export function PaymentTiming({ says }: { says: string[] }) {
  if (says.length === 0) return null;
  return (
    <section aria-labelledby="payment-timing">
      <h2 id="payment-timing" className="text-lg">
        When you're paid
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
