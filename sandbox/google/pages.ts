import { type DemoPerson, people } from './people.ts'

/** Returns the page for choosing a person. */
export function chooserPage(): string {
  return page(
    'Choose a person',
    `<p class="sign">Demo, not Google</p>
<h1>Who do you want to be?</h1>
<p>This shop is a demo. These people are invented, and anyone can sign in as any of them, so type nothing private.</p>
<form method="post">
<ul>
${people.map(choice).join('\n')}
</ul>
<button class="cancel" name="cancel" value="yes">Cancel, and do not sign in</button>
</form>`,
  )
}

/** Returns the page of an expired or unknown window. */
export function errorPage(): string {
  return page(
    'Nothing to choose here',
    `<p class="sign">Demo, not Google</p>
<h1>This window has expired</h1>
<p>Close it, and press <strong>Continue With Google</strong> in the shop again.</p>`,
  )
}

function choice({ sub, name, email, about }: DemoPerson): string {
  return `<li><button name="person" value="${sub}"><strong>${name}</strong> <span>${email.replace('@', '@<wbr>')}</span> <span>${about}</span></button></li>`
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Demo, not Google</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/google/pages.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}
