import { Form, href } from "react-router";
import { leadDays, leadStates } from "#app/domain/orders/share/lead-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { calendarDate } from "#app/ui/calendar-date.ts";
import { Link } from "#app/ui/link.tsx";
import { DeskCard } from "../desk-page.tsx";

interface ListedLead {
  id: number;
  requestId: number | null;
  name: string;
  contact: string;
  message: string;
  /** Path of the post or page with the form. */
  page: string | null;
  /** Address of the photo that came along. */
  photo: string | null;
  sentBy: string | null;
  state: (typeof leadStates)[number];
  createdAt: number;
}

const buttons: Record<ListedLead["state"], string> = {
  new: "Mark as new",
  answered: "Mark as answered",
  closed: "Close",
};

export function LeadList({ leads }: { leads: readonly ListedLead[] }) {
  return (
    <DeskCard title="Who Wrote">
      <p className="text-ink-soft text-sm">
        {leads.length === 0 ? "No one has written." : `The latest 200, each kept for ${leadDays} days.`}
      </p>
      {leads.length > 0 ? (
        <ul className="text-sm">
          {leads.map((lead) => (
            <LeadItem key={lead.id} lead={lead} />
          ))}
        </ul>
      ) : null}
    </DeskCard>
  );
}

function LeadItem({ lead }: { lead: ListedLead }) {
  const { id, name, contact, message, photo, sentBy, state, createdAt } = lead;
  return (
    <li className="wrap-anywhere border-line border-b py-3">
      <span className="font-medium">{name}</span> ({contact}): {state}
      <span className="block text-ink-soft">
        {calendarDate(createdAt)}, <LeadPlace {...lead} />
        {sentBy ? `, sent by ${sentBy}` : null}
      </span>
      <p className="mt-1 whitespace-pre-line">{message}</p>
      {photo ? (
        <a href={photo} className="mt-2 block w-fit">
          <img src={photo} alt={`From ${name}`} loading="lazy" className="max-h-40 rounded-lg" />
        </a>
      ) : null}
      <Form method="post" className="mt-1 flex flex-wrap gap-x-4">
        <input type="hidden" name="lead" value={id} />
        {leadStates
          .filter((other) => other !== state)
          .map((other) => (
            <Button key={other} name="intent" value={other} variant="quiet">
              {buttons[other]}
              <span className="sr-only"> {name}</span>
            </Button>
          ))}
        <Button name="intent" value="delete" variant="quiet">
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </li>
  );
}

function LeadPlace({ requestId, page }: Pick<ListedLead, "requestId" | "page">) {
  if (page !== null) {
    return (
      <Link to={page} reloadDocument className={link}>
        {page}
      </Link>
    );
  }
  if (requestId === null) return "of an order that is gone";
  return (
    <Link to={href("/admin/operation/orders/:requestId", { requestId: String(requestId) })} className={link}>
      Order {requestId}
    </Link>
  );
}

const link = "text-moss underline underline-offset-4";
