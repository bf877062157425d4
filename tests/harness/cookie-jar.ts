interface Kept {
  name: string;
  value: string;
  path: string;
}

export class CookieJar {
  private kept: Kept[] = [];

  headerFor(path: string): string {
    return this.kept
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair, ...attributes] = line.split(/;\s*/);
      const [, name, value] = /^([^=]*)=(.*)$/s.exec(pair!)!;
      const attribute = (wanted: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const path = attribute("path") ?? "/";
      this.kept = this.kept.filter((cookie) => cookie.name !== name || cookie.path !== path);
      const gone =
        attribute("max-age") === "0" || new Date(attribute("expires") ?? "2999-01-01").getTime() < Date.now();
      if (!gone) this.kept.push({ name: name!, value: value!, path });
    }
  }

  names(): string[] {
    return this.kept.map(({ name }) => name);
  }
}
