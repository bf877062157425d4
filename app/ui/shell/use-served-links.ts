import { useEffect } from "react";
import { useNavigate, useSubmit } from "react-router";
import { expectNextPages } from "../served-part.tsx";
import { closedAddress, openAddress } from "./header-links.ts";

/**
 * Parts that the server wrote and no script took up (`served-part`) lead on as the others do, without a load: their links are
 * followed, and their forms sent.
 */
export function useServedLinks(): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  useEffect(expectNextPages, []);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = pressedLink(event);
      if (!link || pressMenu(event, link)) return;
      // What is left to the browser is not the router's to discover.
      if (!link.dataset.discover || link.target) return;
      event.preventDefault();
      if (link.hash && link.closest("header")) scrollSmoothlyForAMoment(document.documentElement);
      // Changing pages keeps the header, so its menus must be told.
      showMenu(false);
      link.closest<HTMLElement>("[popover]")?.hidePopover();
      void navigate(link.pathname + link.search + link.hash);
    }
    function onSubmit(event: SubmitEvent) {
      const { target: form, submitter, defaultPrevented } = event;
      if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (!form.dataset.discover || !form.closest("[data-served]")) return;
      event.preventDefault();
      if (underWay.has(form)) return;
      underWay.add(form);
      void submit((submitter as HTMLButtonElement | null) ?? form).finally(() => underWay.delete(form));
    }
    // Behind React's own, which hears of it first.
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [navigate, submit]);
}

/** Nobody sends a form twice by pressing twice. */
const underWay = new WeakSet<HTMLFormElement>();

/** Only what the router would follow: another button or key asks for another tab. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>("[data-served] a") : null;
}

const menuOf = () => document.getElementById("menu");

/** When the address holds the menu open (pressed before the script ran), only the address can close it. */
function pressMenu(event: Event, link: HTMLAnchorElement): boolean {
  const address = link.getAttribute("href");
  if (address !== openAddress && address !== closedAddress) return false;
  if (window.location.hash !== openAddress) {
    event.preventDefault();
    showMenu(address === openAddress);
    focusOn(address === openAddress ? closedAddress : openAddress);
  }
  return true;
}

function showMenu(isOpen: boolean): void {
  const menu = menuOf();
  if (isOpen) menu?.setAttribute("data-open", "true");
  else menu?.removeAttribute("data-open");
}

/** The menu covers its opener: the keyboard goes along, and back. */
function focusOn(address: string): void {
  document.querySelector<HTMLElement>(`a[href="${address}"]`)?.focus();
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  if (key !== "Escape" || !(target instanceof Node) || !menuOf()?.contains(target)) return;
  if (window.location.hash === openAddress) window.location.hash = closedAddress;
  showMenu(false);
  focusOn(openAddress);
}

/** Only for this jump (app.css reads the attribute): left on, changing pages would crawl to the top as well. */
function scrollSmoothlyForAMoment(root: HTMLElement): void {
  const stop = () => delete root.dataset.smooth;
  root.dataset.smooth = "";
  document.addEventListener("scrollend", stop, { once: true });
  setTimeout(stop, 1500);
}
