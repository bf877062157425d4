/** A video on another site. Safe in the browser. */
export interface Video {
  site: "YouTube" | "Vimeo";
  id: string | undefined;
}

const youTubeHost = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;
const vimeoHost = /^(?:www\.|player\.)?vimeo\.com$/;

/** Undefined for any URL that is not a video's. */
export function readVideo(href: string): Video | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(href);
  if (!/^https?:$/.test(protocol)) return undefined;
  if (hostname === "youtu.be") {
    const id = /^\/([\w-]{6,20})/.exec(pathname)?.[1];
    return id ? { site: "YouTube", id } : undefined;
  }
  if (youTubeHost.test(hostname)) {
    const [, kind, id] = /^\/(watch|shorts|live|embed)(?:\/([\w-]{6,20}))?/.exec(pathname) ?? [];
    if (!kind) return undefined;
    return { site: "YouTube", id: id ?? /^[\w-]{6,20}$/.exec(searchParams.get("v") ?? "")?.[0] };
  }
  const video = vimeoHost.test(hostname) ? /^\/(?:video\/)?(\d+)/.exec(pathname)?.[1] : undefined;
  return video ? { site: "Vimeo", id: video } : undefined;
}
