import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** As much of a mail server as an e-mail needs; it writes down every line that it hears. */
export class MailServer {
  readonly heard: string[] = [];
  private readonly server = createServer((socket) => {
    let inMail = false;
    let rest = '';
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        this.heard.push(line);
        if (inMail && line !== '.') continue;
        const word = line.split(/[ :]/)[0].toUpperCase();
        if (word === 'QUIT') socket.end('221 Bye\r\n');
        else socket.write(word === 'DATA' ? '354 Go on\r\n' : '250 Fine\r\n');
        inMail = word === 'DATA';
      }
    });
    socket.on('error', () => undefined);
  });

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** All e-mails so far, their lines joined as they were before they were sent (quoted-printable). */
  get mails(): string[] {
    const text = this.heard.join('\n');
    return [...text.matchAll(/^DATA\n(.*?)\n\.$/gms)].map(([, mail]) =>
      mail.replaceAll('=\n', '').replaceAll('=3D', '='),
    );
  }

  close(): void {
    this.server.close();
  }
}
