interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** One email, in an iframe that can neither run scripts nor access this page. */
export function MailView({ mail }: { mail: Mail }) {
  return (
    <article>
      <h2 className="font-display text-xl">{mail.subject}</h2>
      <p className="text-sm text-soft">To {mail.to}</p>
      <iframe
        title="The email as HTML"
        sandbox=""
        src={`/api/dev/mails/${mail.id}`}
        className="mt-4 h-[30rem] w-full border border-line bg-surface"
      />
      <details className="mt-4">
        <summary className="text-sm text-soft">Plain text</summary>
        <pre className="mt-2 whitespace-pre-wrap border border-line p-4 text-sm">{mail.text}</pre>
      </details>
    </article>
  );
}
