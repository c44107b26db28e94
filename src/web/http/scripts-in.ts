interface Script {
  attributes: string;
  content: string;
  start: number;
}

/** The scripts of a page, in order. Uses indexOf, because a regular expression would backtrack. */
export function* scriptsIn(html: string): Generator<Script> {
  const [tag, endTag] = ['<script', '</script>'];
  for (let from = 0; ; ) {
    const at = html.indexOf(tag, from);
    if (at < 0) return;
    const open = html.indexOf('>', at);
    const end = html.indexOf(endTag, open);
    if (open < 0 || end < 0) return;
    const start = open + 1;
    yield { attributes: html.slice(at + tag.length, open), content: html.slice(start, end), start };
    from = end + endTag.length;
  }
}
