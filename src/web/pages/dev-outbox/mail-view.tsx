interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** One mail, in a frame that can neither run scripts nor reach this page. */
export function MailView({ mail }: { mail: Mail }) {
  return (
    <article>
      <h2 className="font-display text-xl">{mail.subject}</h2>
      <p className="text-sm text-soft">To {mail.to}</p>
      <iframe
        title="The mail as HTML"
        sandbox=""
        src={`/api/dev/mails/${mail.id}`}
        className="mt-4 h-[30rem] w-full border border-line bg-surface"
      />
      <details className="mt-4">
        <summary className="text-sm text-soft">As plain text</summary>
        <pre className="mt-2 whitespace-pre-wrap border border-line p-4 text-sm">{mail.text}</pre>
      </details>
    </article>
  );
}
